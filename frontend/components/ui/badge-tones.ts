/**
 * What a badge means, by its colour: these are the product's own in every company. The company's colour, which may be
 * any, means nothing here. Green is for what was accepted, and a change of an amount is neutral.
 */
export const BADGE_TONES = {
  neutral: 'border-line bg-sunken text-ink-soft',
  info: 'border-transparent bg-info-soft text-info',
  accept: 'border-transparent bg-accept-soft text-accept',
  warn: 'border-transparent bg-warn-soft text-warn',
  danger: 'border-transparent bg-danger-soft text-danger',
} as const
export type BadgeTone = keyof typeof BADGE_TONES
