/** One scheme of the product: what an accent is laid upon. Colours are #rrggbb. */
export interface AccentScheme {
  surfaces: string[]
  /** Which way the accent moves until it can be read. */
  direction: 'darker' | 'lighter'
  onAccent: [preferred: string, other: string]
}

/** The accent of one scheme, with the text that stands on it and its tint for backgrounds. */
export interface Accent {
  accent: string
  onAccent: string
  accentSoft: string
}

/** What bands and buttons are filled with, and the text that stands on it. */
export interface Fill {
  fill: string
  onFill: string
}

export const LIGHT: AccentScheme = {
  surfaces: ['#ffffff', '#f8f8f9', '#f1f2f3'],
  direction: 'darker',
  onAccent: ['#ffffff', '#17181a'],
}
export const DARK: AccentScheme = {
  surfaces: ['#17181a', '#0f1011', '#1f2124'],
  direction: 'lighter',
  onAccent: ['#10121a', '#ffffff'],
}

/** Text of normal size needs 4.5:1 (WCAG 2.2, success criterion 1.4.3). */
export const MIN_CONTRAST = 4.5
/** Black, white or grey that can only just be read looks like what is switched off. */
export const GREY_CONTRAST = 10
const LEAST_HUE = 16
/** What is filled is told from the page around it. */
const MIN_APART = 1.25
/** Dark text needs more than the least: what it stands on gets darker under a pointer. */
const INK_CONTRAST = 5.5

/** How much of the accent its tint carries; light enough to keep the accent readable on it. */
const SOFT_SHARE = 0.1
const STEPS = 100

type Rgb = [number, number, number]

/**
 * Corrects a company's main colour until it can be read on every surface of the scheme and on its own tint.
 * The hue stays; the colour is mixed with black or white in steps of one percent.
 * Anything that is not #rgb or #rrggbb gives null: the caller keeps the product's own accent.
 */
export function accessibleAccent(mainColor: string, scheme: AccentScheme): Accent | null {
  const start = parseHex(mainColor)
  if (!start) return null
  const end: Rgb = scheme.direction === 'darker' ? [0, 0, 0] : [255, 255, 255]
  const least = isGrey(start) ? GREY_CONTRAST : MIN_CONTRAST
  const surfaces = scheme.surfaces.map((surface) => parseHex(surface)!)
  const lights = surfaces.map(luminance)
  for (let step = 0; step <= STEPS; step++) {
    const accent = mix(start, end, step / STEPS)
    const light = luminance(accent)
    const soft = mix(surfaces[0]!, accent, SOFT_SHARE)
    if ([...lights, luminance(soft)].some((other) => ratio(light, other) < least)) continue
    const hex = toHex(accent)
    return { accent: hex, accentSoft: toHex(soft), onAccent: textOn(hex, scheme.onAccent) }
  }
  return null
}

/**
 * What bands and buttons are filled with by day: the company's own colour where white or ink can be read on it, so that a
 * yellow house stays yellow, else its accent. At night the accent is as light as that.
 */
export function fillOf(mainColor: string, { accent, onAccent }: Accent): Fill {
  const own = parseHex(mainColor)
  if (own && !isGrey(own)) {
    const fill = toHex(own)
    const [white, ink] = LIGHT.onAccent
    const isApart = LIGHT.surfaces.every((surface) => contrast(fill, surface) >= MIN_APART)
    if (isApart && contrast(fill, white) >= MIN_CONTRAST) return { fill, onFill: white }
    if (isApart && contrast(fill, ink) >= INK_CONTRAST) return { fill, onFill: ink }
  }
  return { fill: accent, onFill: onAccent }
}

const isGrey = (colour: Rgb): boolean => Math.max(...colour) - Math.min(...colour) < LEAST_HUE

/** Contrast of two colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). Both are #rrggbb. */
export function contrast(a: string, b: string): number {
  return ratio(luminance(parseHex(a)!), luminance(parseHex(b)!))
}

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** #rgb or #rrggbb to three bytes; null for anything else. */
export function parseHex(hex: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex)
  const full = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : hex
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(full)
  return match
    ? [
        Number.parseInt(match[1]!, 16),
        Number.parseInt(match[2]!, 16),
        Number.parseInt(match[3]!, 16),
      ]
    : null
}

function textOn(accent: string, [preferred, other]: [string, string]): string {
  return contrast(accent, preferred) >= MIN_CONTRAST ? preferred : other
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** In whole bytes, as it is written. */
function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [0, 1, 2].map((i) => Math.round(from[i]! + (to[i]! - from[i]!) * share)) as Rgb
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const channel = part / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
