/** A little above the 4.5:1 of WCAG 2.2 (1.4.3): totals stand on a tint of the colour, not on white. */
const TEXT_CONTRAST = 5.2
const NEUTRAL = '#334155'

/**
 * The company's colour for surfaces and for text on white. A colour too light to read is darkened until
 * it can be read.
 *
 * @param mainColor #rgb or #rrggbb; anything else gives a neutral slate, for a bad stored colour must
 * not cost a document
 */
export function brandColours(mainColor: string | null | undefined): {
  colour: string
  ink: string
} {
  const colour = normalised(mainColor)
  let channels = channelsOf(colour)
  while (contrastOnWhite(channels) < TEXT_CONTRAST) {
    channels = channels.map((channel) => Math.floor(channel * 0.95))
  }
  return { colour, ink: hex(channels) }
}

function normalised(colour: string | null | undefined) {
  const text = (colour ?? '').trim().toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(text)) return text
  if (/^#[0-9a-f]{3}$/.test(text))
    return `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`
  return NEUTRAL
}

function channelsOf(colour: string) {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hex(channels: number[]) {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function contrastOnWhite(channels: number[]) {
  const [red, green, blue] = channels.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
