import { FileText } from 'lucide-react'
import {
  indexLetter,
  useAnswerLine,
  type LineAnswer,
  type RunDetail,
  type RunLine,
} from '@/api/indexations'
import { FileLink } from '@/components/app/file-link'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useFormat } from '@/lib/use-format'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

/** Why a contract is left out, what is asked of it, or the letter of one that was indexed. */
export function LineReason({ run, line }: { run: RunDetail; line: RunLine }) {
  if (line.state === 'APPLIED') return <Letter run={run} line={line} />
  if (line.state === 'QUESTION') return <Asked run={run} line={line} />
  return <Why line={line} />
}

function Why({ line: { state, reason, failure } }: { line: RunLine }) {
  const t = useT()
  const message = useOptionalMessage()
  return (
    <span className="text-ink-soft">
      {state === 'CHANGED'
        ? t('indexation.reason_CHANGED')
        : (message(`indexation.reason_${reason}`) ?? reason)}
      {failure && (
        <span className="block font-mono text-xs" lang="en">
          {failure}
        </span>
      )}
    </span>
  )
}

const ANSWERS = ['INDEX', 'LEAVE'] as const

/** Both readings with their sources, and the answer. */
function Asked({ run, line }: { run: RunDetail; line: RunLine }) {
  const t = useT()
  const format = useFormat()
  const answer = useAnswerLine(run.id)
  const toastError = useToastError()
  const may = run.steps.includes('answer')
  return (
    <div className="relative z-10 grid gap-2 whitespace-normal">
      <p className="text-ink-soft">
        {t('indexation.question_SIGNED_BEFORE', {
          day: line.startOn ? format.day(line.startOn, 'medium') : '',
        })}
      </p>
      {may ? (
        <Segmented<LineAnswer | 'NONE'>
          label={t('indexation.answerOf', { name: line.worker.displayName })}
          value={line.answer ?? 'NONE'}
          onValueChange={(next) =>
            answer.mutate(
              { lineId: line.id, answer: next === 'NONE' ? null : next },
              { onError: toastError }
            )
          }
          options={[
            ...ANSWERS.map((value) => ({ value, label: t(`indexation.answer_${value}`) })),
            { value: 'NONE', label: t('indexation.answer_NONE') },
          ]}
        />
      ) : (
        <p className="font-medium">{t(`indexation.answer_${line.answer ?? 'NONE'}`)}</p>
      )}
      {line.answeredBy && (
        <p className="text-xs text-ink-soft">
          {t('indexation.answeredBy', { name: line.answeredBy.displayName })}
        </p>
      )}
    </div>
  )
}

function Letter({ run, line }: { run: RunDetail; line: RunLine }) {
  const t = useT()
  const format = useFormat()
  const file = useFileOrToast(indexLetter(run.id, line.id))
  return (
    <span className="relative z-10 flex flex-wrap items-center gap-2">
      <Button size="sm" variant="ghost" asChild>
        <FileLink
          file={file}
          icon={FileText}
          aria-label={t('indexation.letterOf', { name: line.worker.displayName })}
        >
          {t('indexation.letter')}
        </FileLink>
      </Button>
      {line.letterAt && (
        <span className="text-xs text-ink-soft">
          {t('indexation.letterSent', { day: format.day(line.letterAt, 'medium') })}
        </span>
      )}
    </span>
  )
}
