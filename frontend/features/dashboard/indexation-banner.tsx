import { useState } from 'react'
import { X } from 'lucide-react'
import { useIndexationNotice } from '@/api/dashboard'
import { useCan } from '@/api/get-user'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Holds the day of the indexation that this browser no longer wants to hear of. */
const HIDDEN = 'barema.hideIndexation'

/** The indexation that is coming, for those who may run it; put away until the next one. */
export function IndexationBanner() {
  const t = useT()
  const format = useFormat()
  const notice = useIndexationNotice(useCan('indexations.run')).data
  const [hidden, setHidden] = useState(() => localStorage.getItem(HIDDEN))
  if (!notice || notice.day === hidden) return null
  const { day, percent, contracts } = notice

  function hide() {
    localStorage.setItem(HIDDEN, day)
    setHidden(day)
  }

  return (
    <Notice
      role="status"
      actions={
        <Button
          variant="ghost"
          size="icon"
          className="-my-2"
          aria-label={t('dashboard.hideIndexation')}
          onClick={hide}
        >
          <X aria-hidden />
        </Button>
      }
    >
      <p className="font-medium">{t('dashboard.indexationTitle', { day: format.day(day) })}</p>
      <p>
        {percent
          ? t('dashboard.indexationPercent', { percent: format.percent(percent / 100) })
          : t('dashboard.indexationUnknown')}{' '}
        {t('dashboard.indexationContracts', { contracts })}
      </p>
    </Notice>
  )
}
