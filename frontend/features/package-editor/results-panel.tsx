import { memo, type ReactNode } from 'react'
import type { Solved } from '#modules/compute/pure'
import { Results } from '@/components/pay/results'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'
import type { Pin } from './draft.ts'
import { CandidateView } from './candidate-view.tsx'
import { EditorPictures } from './editor-pictures.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { FlexRange } from './flex-range.tsx'
import { NotReachable } from './not-reachable.tsx'
import { ResultsSections } from './results-sections.tsx'
import { useSections } from './sections-context.ts'
import type { Shown, State } from './shown.ts'
import { Warnings } from './warnings.tsx'

interface FiguresCardProps {
  /** What the stack shows. */
  shown: Shown
  /** What stands below it follows: a frame later while a slider moves. */
  settled: State
  contractor: boolean
  pin: Pin
  solved: Solved | undefined
  pinError: string | null
  /** The figures are those of the last good state. */
  invalid: boolean
  onPin: (pin: Pin) => void
}

/** What follows from the form: the figures to start from, and their pictures. */
export function FiguresCard({
  shown,
  settled,
  contractor,
  pin,
  solved,
  pinError,
  invalid,
  onPin,
}: FiguresCardProps) {
  const t = useT()
  // The pictures are one line that opens where the form stands below them.
  const folded = !useSections().wide
  return (
    <Card id="figures" className="scroll-mt-20 p-3 sm:p-4">
      <FiguresPanel
        compute={shown.compute}
        gross={shown.gross}
        contractor={contractor}
        pin={pin}
        pinError={pinError}
        stale={invalid}
        onPin={onPin}
      />
      <div className="mt-3 flex flex-col gap-3 px-3 empty:hidden">
        <FlexRange />
        <CandidateView state={settled} />
        {!folded && <Warnings />}
        {invalid && <Notice role="status">{t('editor.lastValid')}</Notice>}
        {solved && !solved.exact && <NotReachable pin={pin} solved={solved} onPin={onPin} />}
      </div>
      <Past invalid={invalid}>
        <EditorPictures state={settled} contractor={contractor} folded={folded} />
      </Past>
    </Card>
  )
}

interface ResultsCardProps {
  settled: Shown
  invalid: boolean
  contractor: boolean
}

/**
 * The payslip and the cost, line by line; on a phone under their sums. Drawn again when the figures have settled, not at
 * each step of a slider.
 */
export const ResultsCard = memo(function ResultsCard({
  settled,
  invalid,
  contractor,
}: ResultsCardProps) {
  const { wide } = useSections()
  if (!wide)
    return (
      <Past invalid={invalid}>
        <ResultsSections settled={settled} contractor={contractor} />
      </Past>
    )
  return (
    <Card className="p-3 pt-0 sm:p-4 sm:pt-0">
      <Past invalid={invalid}>
        <Results
          compute={settled.compute}
          lawset={settled.lawset}
          gaps={settled.gaps}
          director={settled.nonCalcule?.includes('cotisationsIndependant')}
          className="px-3"
        />
      </Past>
    </Card>
  )
})

/** Figures of another state than the form's: dimmed, and silent to who cannot see that they are. */
function Past({ invalid, children }: { invalid: boolean; children: ReactNode }) {
  return (
    <div
      inert={invalid}
      className={invalid ? 'opacity-50 transition-opacity' : 'transition-opacity'}
    >
      {children}
    </div>
  )
}
