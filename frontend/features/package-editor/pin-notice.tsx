import { memo, useMemo } from 'react'
import type { ComputeRequest } from '#modules/compute/pure'
import { today } from '#modules/shared/values/days'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Pin } from './draft.ts'
import { useEditor } from './editor-context.tsx'
import { pinAgain } from './pin-again.ts'
import type { Shown } from './shown.ts'

interface PinNoticeProps {
  request: ComputeRequest
  pin: Pin
  shown: Shown
}

/** A pinned net or cost whose law has changed since: what it takes today, and the way to take that over. */
export const PinNotice = memo(function PinNotice({ request, pin, shown }: PinNoticeProps) {
  const t = useT()
  const format = useFormat()
  const { form } = useEditor()
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
