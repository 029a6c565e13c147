/** Blues, reds, greens, oranges, yellow, purple, teal, black and grey: the twelve most usual colours of companies. */
export const BRANDS = [
  '#0a66c2',
  '#003366',
  '#00a3e0',
  '#e30613',
  '#b3261e',
  '#13703a',
  '#78be20',
  '#ff6600',
  '#ffd400',
  '#6f2c91',
  '#00857c',
  '#1a1a1a',
] as const
