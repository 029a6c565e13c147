import { useCallback, useState } from 'react'
import { applyOut, type Scenario, type WayOut } from '@/api/scenarios'
import { ExitPreview } from '@/components/app/exit-preview'
import { DateInput } from '@/components/ui/date-input'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { useT } from '@/lib/use-t'

interface ExitDialogProps {
  scenario: Scenario
  way: WayOut | null
  onClose: () => void
}

/** A way out: what would come of it for all, with who is left out and why, before anything is made. */
export function ExitDialog({ scenario, way, onClose }: ExitDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={way !== null}
      onOpenChange={(open) => !open && onClose()}
      title={way ? t(`scenarios.way_${way}`) : ''}
      description={way ? t(`scenarios.wayText_${way}`) : undefined}
      className="max-w-2xl"
    >
      {way && <Preview scenario={scenario} way={way} onClose={onClose} />}
    </Dialog>
  )
}

function Preview({
  scenario,
  way,
  onClose,
}: {
  scenario: Scenario
  way: WayOut
  onClose: () => void
}) {
  const t = useT()
  const [start, setStart] = useState(scenario.dateStr)
  const { id } = scenario
  const ask = useCallback(
    ({ preview, after }: { preview: boolean; after?: string }) =>
      applyOut(id, way, {
        startDateStr: start,
        ...(preview && { preview }),
        ...(after && { after }),
      }),
    [id, way, start]
  )
  return (
    <ExitPreview
      ask={ask}
      done={(people) => t('scenarios.applied', { people })}
      action={(people) => t(`scenarios.do_${way}`, { people })}
      before={(isDone) =>
        way === 'contract' && (
          <Field label={t('scenarios.startDate')}>
            {(control) => (
              <DateInput
                {...control}
                label={t('scenarios.startDate')}
                value={start}
                disabled={isDone}
                onValueChange={(day) => day && setStart(day)}
              />
            )}
          </Field>
        )
      }
      onClose={onClose}
    />
  )
}
