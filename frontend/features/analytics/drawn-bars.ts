const ROW = 22
const NAMES = 200
const WIDTH = 480
/** As many as a picture carries. */
const MOST = 60

/** The largest of some amounts as bars, for a file. */
export function drawnBars(
  amounts: readonly { name: string; amount: number }[],
  show: (amount: number) => string
): string {
  const colour = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const shown = [...amounts].sort((a, b) => b.amount - a.amount).slice(0, MOST)
  const most = shown[0]?.amount || 1
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const bars = shown.map(({ name, amount }, at) => {
    const y = at * ROW + 16
    const width = (amount / most) * WIDTH
    return (
      `<text x="8" y="${y + 4}" fill="${colour('--ink')}">${escaped(name)}</text>` +
      `<rect x="${NAMES}" y="${y - 7}" width="${width}" height="14" rx="3" fill="${colour('--data-fixed')}"/>` +
      `<text x="${NAMES + width + 6}" y="${y + 4}" fill="${colour('--ink-soft')}">${escaped(show(amount))}</text>`
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${NAMES + WIDTH + 100}" height="${shown.length * ROW + 12}" font-family="sans-serif" font-size="12">${bars.join('')}</svg>`
}
