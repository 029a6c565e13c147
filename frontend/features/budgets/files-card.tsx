import { useState } from 'react'
import { FileSpreadsheet, NotebookText } from 'lucide-react'
import { budgetFile, useUpdateBudget, type Budget } from '@/api/budgets'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { download } from '@/lib/download'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

const ACCOUNTS = ['pay', 'holidayPay', 'yearEnd', 'costs', 'variable', 'benefits', 'owed'] as const
type Accounts = Partial<Record<(typeof ACCOUNTS)[number], string>>

/** What a budget is taken away as: a workbook, and a journal once every account is told. */
export function FilesCard({ budget }: { budget: Budget }) {
  const t = useT()
  const toastError = useToastError()
  const [asking, setAsking] = useState(false)
  const save = (kind: 'xlsx' | 'journal') =>
    void budgetFile(budget.id, kind).then(
      (file) =>
        download(file, kind === 'xlsx' ? `${budget.name}.xlsx` : `${budget.name} journal.csv`),
      toastError
    )
  return (
    <SectionCard title={t('budgets.files')} className="min-w-0">
      <div className="flex flex-wrap gap-2">
        <Button disabled={!budget.isComputed} onClick={() => save('xlsx')}>
          <FileSpreadsheet aria-hidden />
          {t('budgets.workbook')}
        </Button>
        <Button
          disabled={!budget.isComputed}
          onClick={() => (budget.missingAccounts.length > 0 ? setAsking(true) : save('journal'))}
        >
          <NotebookText aria-hidden />
          {t('budgets.journal')}
        </Button>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('budgets.accounts')}
        </Button>
      </div>
      <p className="mt-2 text-xs text-ink-soft">{t('budgets.filesHow')}</p>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('budgets.accounts')}
        description={t('budgets.accountsText')}
      >
        {asking && <AccountsForm budget={budget} onDone={() => setAsking(false)} />}
      </Dialog>
    </SectionCard>
  )
}

const ACCOUNT = /^[0-9A-Za-z.-]{1,20}$/

function AccountsForm({ budget, onDone }: { budget: Budget; onDone: () => void }) {
  const t = useT()
  const toastError = useToastError()
  const update = useUpdateBudget()
  const [told, setTold] = useState<Accounts>(budget.accounts)
  const [shown, setShown] = useState(budget.missingAccounts)
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const kept = Object.fromEntries(
          Object.entries(told).filter(([, account]) => account && account.trim() !== '')
        ) as Accounts
        const wrong = ACCOUNTS.filter((name) => kept[name] && !ACCOUNT.test(kept[name].trim()))
        setShown(wrong)
        if (wrong.length > 0) return
        update.mutate({ id: budget.id, accounts: kept }, { onSuccess: onDone, onError: toastError })
      }}
    >
      {ACCOUNTS.map((name) => (
        <Field
          key={name}
          label={t(name === 'owed' ? 'budgets.owed' : `budgets.group_${name}`)}
          error={
            shown.includes(name)
              ? t(told[name] ? 'budgets.fault_account' : 'budgets.fault_noAccount')
              : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={told[name] ?? ''}
              onChange={(event) => {
                setTold({ ...told, [name]: event.target.value })
                setShown(shown.filter((each) => each !== name))
              }}
            />
          )}
        </Field>
      ))}
      <DialogActions>
        <Button type="button" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={update.isPending}>
          {t('budgets.keepAccounts')}
        </Button>
      </DialogActions>
    </form>
  )
}
