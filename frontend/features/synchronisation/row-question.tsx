import { useId, useState } from 'react'
import type { EndKind } from '@/api/contracts'
import { useAnswerRow, type RowAnswer, type SyncRow } from '@/api/integrations'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { NativeSelect } from '@/components/ui/native-select'
import { useEndKinds } from '@/lib/use-end-kinds'
import { useT } from '@/lib/use-t'
import { RefusedAnswer } from './refused-answer.tsx'

interface RowQuestionProps {
  row: SyncRow
  asks: NonNullable<SyncRow['asks']>
}

/** What a run asks of a person, and the ways to answer. */
export function RowQuestion({ row, asks }: RowQuestionProps) {
  const answer = useAnswerRow(row.id)
  const props = { row, busy: answer.isPending, onAnswer: (body: RowAnswer) => answer.mutate(body) }
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-sunken p-3">
      <RefusedAnswer error={answer.error} />
      {asks === 'FIELDS' && <Fields {...props} />}
      {asks === 'MATCH' && <Match {...props} />}
      {asks === 'END' && <End {...props} />}
    </div>
  )
}

interface AnswerProps {
  row: SyncRow
  busy: boolean
  onAnswer: (body: RowAnswer) => void
}

function Fields({ row, busy, onAnswer }: AnswerProps) {
  const t = useT()
  const id = useId()
  const asked = row.changes.filter(({ state }) => state === 'ASKED')
  const [theirs, setTheirs] = useState<readonly string[]>([])
  return (
    <>
      {asked.map(({ field, label, before, after }) => (
        <fieldset key={field}>
          <legend className="mb-1 font-medium">{label}</legend>
          {(['OURS', 'THEIRS'] as const).map((side) => (
            <label key={side} className="flex min-h-8 items-center gap-2">
              <input
                type="radio"
                className="accent-accent"
                name={`${id}-${field}`}
                checked={theirs.includes(field) === (side === 'THEIRS')}
                onChange={() =>
                  setTheirs(
                    side === 'THEIRS' ? [...theirs, field] : theirs.filter((each) => each !== field)
                  )
                }
              />
              <span className="min-w-0 break-words">
                {t(`synchronisation.side_${side}`, {
                  value: (side === 'OURS' ? before : after) ?? t('synchronisation.nothing'),
                })}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button
        variant="primary"
        className="self-start"
        busy={busy}
        onClick={() => onAnswer({ takes: [...theirs] })}
      >
        {t('synchronisation.answer')}
      </Button>
    </>
  )
}

function Match({ busy, onAnswer }: AnswerProps) {
  const t = useT()
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" busy={busy} onClick={() => onAnswer({ isSame: true })}>
        {t('synchronisation.samePerson')}
      </Button>
      <Button busy={busy} onClick={() => onAnswer({ isSame: false })}>
        {t('synchronisation.otherPerson')}
      </Button>
    </div>
  )
}

function End({ row, busy, onAnswer }: AnswerProps) {
  const t = useT()
  const id = useId()
  const [day, setDay] = useState(row.endsOn ?? '')
  const [kind, setKind] = useState<EndKind>('RESIGNATION')
  const kinds = useEndKinds()
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <div>
          <label htmlFor={`${id}-day`} className="mb-1 block text-xs text-ink-soft">
            {t('synchronisation.lastDay')}
          </label>
          <DateInput
            id={`${id}-day`}
            label={t('synchronisation.lastDay')}
            value={day}
            onValueChange={setDay}
          />
        </div>
        <div>
          <label htmlFor={`${id}-kind`} className="mb-1 block text-xs text-ink-soft">
            {t('synchronisation.endKind')}
          </label>
          <NativeSelect id={`${id}-kind`} value={kind} onValueChange={setKind} options={kinds} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={busy}
          disabled={day === ''}
          onClick={() => onAnswer({ end: { day, kind } })}
        >
          {t('synchronisation.endContract')}
        </Button>
        <Button busy={busy} onClick={() => onAnswer({ end: null })}>
          {t('synchronisation.stays')}
        </Button>
      </div>
    </>
  )
}
