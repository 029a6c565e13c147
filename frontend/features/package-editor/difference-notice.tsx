import { useLineText } from '@/components/pay/use-line-text'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { FigureDifference } from './figure-difference.ts'

const SHOWN = 4

interface DifferenceNoticeProps {
  difference: FigureDifference
  /** Saves again, with today's figures. */
  onSave: () => void
}

/** The server keeps other figures than those on screen: which, and why, and what can be done. */
export function DifferenceNotice({ difference: { cause, lines }, onSave }: DifferenceNoticeProps) {
  const t = useT()
  const format = useFormat()
  const { title } = useLineText()
  return (
    <Notice
      tone="warn"
      role="status"
      actions={
        cause === 'engine' ? (
          <Button size="sm" onClick={() => window.location.reload()}>
            {t('editor.reload')}
          </Button>
        ) : (
          <Button size="sm" onClick={onSave}>
            {t('editor.saveNewFigures')}
          </Button>
        )
      }
    >
      <p>{t(`editor.differs_${cause}`)}</p>
      <ul className="mt-1">
        {lines.slice(0, SHOWN).map(({ key, server, here }) => (
          <li key={key}>
            {t('editor.differsLine', {
              line: title(key),
              server: format.euros(server),
              here: format.euros(here),
            })}
          </li>
        ))}
        {lines.length > SHOWN && (
          <li>{t('editor.differsMore', { count: lines.length - SHOWN })}</li>
        )}
      </ul>
    </Notice>
  )
}
