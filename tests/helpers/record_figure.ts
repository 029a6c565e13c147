import { appendFileSync } from 'node:fs'
import type { Figure } from '#tests/bench/figure'

/** A figure that a test proved, for docs/figures.json: kept by `npm run nightly`, by no other run. */
export function recordFigure(figure: Figure): void {
  const file = process.env.FIGURES_FILE
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`)
}
