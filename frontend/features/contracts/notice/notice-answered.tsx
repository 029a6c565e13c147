import { NOTICE_MINUS, NOTICE_PARTS, type NoticeAnswer } from '#modules/compute/pure'
import { PartTable } from '@/components/pay/part-table'
import { RestsOn } from '@/components/pay/rests-on'
import { Explained } from '@/components/pay/why-context'
import { useT } from '@/lib/use-t'

/** A dismissal line by line, each with its reason, and what it rests on. */
export function NoticeAnswered({ answer }: { answer: NoticeAnswer }) {
  const t = useT()
  return (
    <Explained lines={answer.explanation}>
      <p className="text-sm text-ink-soft">
        {t('notice.seniorityOf', answer.anciennete)}
        {answer.jours.effet !== null && ` · ${t('notice.letter')}`}
      </p>
      <div className="flex max-w-xl flex-col gap-6">
        {NOTICE_PARTS.map(([part, keys]) => (
          <PartTable
            key={part}
            title={t(`compute.notice.words.${part}`)}
            unit={t('notice.unit')}
            keys={keys}
            lines={answer.lignes}
            always={[]}
            minus={NOTICE_MINUS}
          />
        ))}
      </div>
      <RestsOn
        words="compute.notice"
        hypotheses={answer.hypotheses}
        gaps={{ of: answer.gaps, sentence: 'notice.gaps' }}
      />
    </Explained>
  )
}
