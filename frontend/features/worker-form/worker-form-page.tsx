import { useState, type FormEvent } from 'react'
import { ApiProblem } from '@/api/problem'
import type { CodeWay } from '@/api/own-form'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useReadersLanguage } from '@/lib/use-readers-language'
import { useT } from '@/lib/use-t'
import { AdministrativeSection } from './administrative-section.tsx'
import { BankSection } from './bank-section.tsx'
import { ConfirmCode } from './confirm-code.tsx'
import { SituationSection } from './situation-section.tsx'
import { useOwnForm, type FormSource } from './use-own-form.ts'

interface WorkerFormPageProps {
  source: FormSource
  /** Sends the code that another account asks for. */
  askCode: (by: CodeWay) => Promise<unknown>
  /** Where a photo can be given. */
  savePhoto?: (photo: Blob | null) => Promise<string | null>
  onSaved: () => void
}

const CODE_LENGTH = 6

/** The form in which workers tell their own details, in the parts that their link opens. */
export function WorkerFormPage({ source, askCode, savePhoto, onSaved }: WorkerFormPageProps) {
  const t = useT()
  const state = useOwnForm(source)
  const [code, setCode] = useState('')
  const { worker, company, sections } = source.form
  useReadersLanguage(worker.language)
  const isAsked =
    state.failure instanceof ApiProblem &&
    ['E_WORKER_UNCONFIRMED', 'E_INVALID_CODE'].includes(state.failure.code)
  const [isConfirming, setConfirming] = useState(false)
  if (isAsked && !isConfirming) setConfirming(true)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await state.submit(isConfirming ? code : undefined)) onSaved()
  }

  const lacksCode = isConfirming && code.length < CODE_LENGTH
  const isOnlyAsking =
    isConfirming && (state.failure as ApiProblem | null)?.code === 'E_WORKER_UNCONFIRMED'
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mx-auto flex w-full max-w-2xl flex-col gap-6"
    >
      <header>
        <h1 className="text-xl font-semibold tracking-tight text-balance">
          {t('worker-form.title', { name: worker.firstName })}
        </h1>
        <p className="mt-2 text-ink-soft">{t('worker-form.intro', { company: company.name })}</p>
      </header>
      {sections.includes('BANK') && sections.length > 1 && company.allAtOnceBecause && (
        <Notice>
          <p>{t('worker-form.allAtOnce', { company: company.name })}</p>
          <p className="mt-1">{company.allAtOnceBecause}</p>
        </Notice>
      )}
      {sections.includes('ADMINISTRATIVE') && (
        <AdministrativeSection state={state} photoUrl={worker.photoUrl} savePhoto={savePhoto} />
      )}
      {sections.includes('SITUATION') && <SituationSection state={state} />}
      {sections.includes('BANK') && <BankSection state={state} worker={worker} />}
      {isConfirming && (
        <ConfirmCode ways={worker.confirmBy} ask={askCode} code={code} onCode={setCode} />
      )}
      {!isOnlyAsking && <ProblemNotice error={state.failure} />}
      <div className="flex flex-col gap-3">
        <p className="text-xs text-ink-soft">
          {t('worker-form.privacy', { company: company.name })}
        </p>
        <Button
          type="submit"
          variant="primary"
          className="w-full sm:w-auto sm:self-end"
          busy={state.isSaving}
          disabled={!state.isValid || lacksCode}
        >
          {t(isConfirming ? 'worker-form.confirmAndSave' : 'worker-form.save')}
        </Button>
      </div>
    </form>
  )
}
