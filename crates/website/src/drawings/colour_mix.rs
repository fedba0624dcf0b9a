//! Works out mixtures of colours, which renderers of SVG do not know: `color-mix(in srgb, #aabbcc 75%, #fff)`.

/// The colour that a mixture makes, as `#rrggbb`; `None` for any other value, and for mixtures of other kinds.
pub(crate) fn mixed(value: &str) -> Option<String> {
    let inside = value.trim().strip_prefix("color-mix(in srgb,")?.strip_suffix(')')?;
    let (one, other) = inside.split_once(',')?;
    let (one, share) = one.trim().split_once(' ')?;
    let share: f32 = share.trim().strip_suffix('%')?.parse().ok()?;
    let (one, other) = (channels(one)?, channels(other.trim())?);
    let mix = |idx: usize| {
        let sum = f32::from(one[idx]) * share / 100.0 + f32::from(other[idx]) * (1.0 - share / 100.0);
        // A channel has no more than 255.
        sum.round() as u8
    };
    Some(format!("#{:02x}{:02x}{:02x}", mix(0), mix(1), mix(2)))
}

/// The channels of `#rrggbb` or `#rgb`.
fn channels(colour: &str) -> Option<[u8; 3]> {
    let digits = colour.strip_prefix('#')?;
    let channel = |idx: usize| match digits.len() {
        6 => u8::from_str_radix(digits.get(2 * idx..2 * idx + 2)?, 16).ok(),
        3 => Some(17 * u8::from_str_radix(digits.get(idx..=idx)?, 16).ok()?),
        _ => None,
    };
    Some([channel(0)?, channel(1)?, channel(2)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mixture_is_a_colour() {
        assert_eq!(mixed("color-mix(in srgb, #804020 75%, #fff)").as_deref(), Some("#a07058"));
        assert_eq!(mixed("color-mix(in srgb, #000 50%, #c86432)").as_deref(), Some("#643219"));
    }

    #[test]
    fn anything_else_is_none() {
        for value in ["#804020", "url(#a) red", "color-mix(in lab, #000 50%, #fff)", "color-mix(in srgb, red 5%, #fff)"]
        {
            assert_eq!(mixed(value), None, "{value}");
        }
    }
}
