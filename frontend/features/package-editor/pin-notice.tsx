import { memo, useMemo } from 'react'
import { today } from '#modules/shared/values/days'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'
import { pinAgain } from './pin-again.ts'
import type { State } from './shown.ts'
import { useRested } from './use-rested.ts'

/** A pinned net or cost whose law has changed since: what it takes today, and the way to take that over. */
export const PinNotice = memo(function PinNotice({ state }: { state: State }) {
  const t = useT()
  const format = useFormat()
  const { form } = useEditor()
  const { request, pin, shown } = useRested(state)
  const day = today()
  const again = useMemo(
    () => pinAgain(request, pin, shown.gross, shown.lawset, day),
    [request, pin, shown, day]
  )
  if (again === null) return null
  return (
    <Notice
      role="status"
      className="mb-6"
      actions={
        <Button size="sm" onClick={() => form.setValue('date', day)}>
          {t('editor.pinTakeToday')}
        </Button>
      }
    >
      {t('editor.pinLawChanged', {
        figure: t(`pay.figure_${pin.figure}`),
        period: pin.period,
        amount: format.euros(pin.amount ?? 0),
        date: format.day(request.date!),
        before: format.euros(again.before),
        gross: format.euros(again.gross),
      })}
    </Notice>
  )
})
