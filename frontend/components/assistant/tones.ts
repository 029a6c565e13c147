import type { PathGroup } from '#modules/ai/pure'

interface Tone {
  /** The square on a chip, the line under its words, and the words when one of both is looked at. */
  dot: string
  line: string
  lit: string
}

/** The colours of the groups of cost, the same as in every chart; ink for person and contract. */
export const TONES: Readonly<Record<PathGroup, Tone>> = {
  fixed: { dot: 'bg-data-fixed', line: 'decoration-data-fixed', lit: 'bg-data-fixed/15' },
  costs: { dot: 'bg-data-costs', line: 'decoration-data-costs', lit: 'bg-data-costs/20' },
  variable: {
    dot: 'bg-data-variable',
    line: 'decoration-data-variable',
    lit: 'bg-data-variable/20',
  },
  benefits: {
    dot: 'bg-data-benefits',
    line: 'decoration-data-benefits',
    lit: 'bg-data-benefits/15',
  },
  who: { dot: 'bg-ink-soft', line: 'decoration-ink-soft', lit: 'bg-ink-soft/15' },
}
