import { useEffect, useState } from 'react'
import { Bell } from 'lucide-react'
import { useUser } from '@/api/get-user'
import { Button } from '@/components/ui/button'
import { Popover } from '@/components/ui/popover'
import { Tabs } from '@/components/ui/tabs'
import { useT } from '@/lib/use-t'
import { whenRested } from '@/lib/when-rested'
import { AnswerList } from './answer-list.tsx'
import { ChangeList } from './change-list.tsx'
import { useAnswers } from './use-answers.ts'
import { useNews } from './use-news.ts'

const TABS = ['you', 'news'] as const
type Tab = (typeof TABS)[number]

/** The bell above the screen: what candidates answered, and beside it what changed in law and product. */
export function ChangeBell() {
  const userId = useUser().data?.id
  // What was seen is kept for each person.
  return userId && <Bells key={userId} userId={userId} />
}

function Bells({ userId }: { userId: string }) {
  const t = useT()
  const [chosen, setChosen] = useState<Tab | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [rested, setRested] = useState(false)
  useEffect(() => whenRested(() => setRested(true)), [])
  const answers = useAnswers(userId, rested || isOpen)
  const news = useNews(rested || isOpen)
  const first: Tab = !answers.offered || (answers.unread === 0 && news.unread > 0) ? 'news' : 'you'
  const tab = chosen ?? first
  const unread = answers.unread + news.unread
  const parts = { you: answers, news }

  /** What is left is seen; what was not opened stays new. */
  function show(next: Tab) {
    parts[tab].markSeen()
    setChosen(next)
  }

  function toggle(opens: boolean) {
    setOpen(opens)
    if (opens) setChosen(first)
    else {
      parts[tab].markSeen()
      setChosen(null)
    }
  }

  return (
    <Popover
      label={t('changes.title')}
      open={isOpen}
      onOpenChange={toggle}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          className="relative"
          aria-label={unread > 0 ? t('changes.openUnread', { count: unread }) : t('changes.title')}
        >
          <Bell aria-hidden />
          {unread > 0 && (
            <span aria-hidden className="absolute top-2 right-2 size-2 rounded-full bg-accent" />
          )}
        </Button>
      }
    >
      <h2 className="mb-2 text-base font-semibold">{t('changes.title')}</h2>
      {answers.offered ? (
        <Tabs
          label={t('changes.title')}
          value={tab}
          onValueChange={show}
          options={TABS.map((value) => ({
            value,
            label: t(`changes.tab_${value}`, { count: parts[value].unread }),
          }))}
        >
          {tab === 'you' ? (
            <AnswerList answers={answers} onLeave={() => toggle(false)} />
          ) : (
            <ChangeList news={news} />
          )}
        </Tabs>
      ) : (
        <ChangeList news={news} />
      )}
    </Popover>
  )
}
