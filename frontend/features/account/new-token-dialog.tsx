import { postUsersTokens } from '#client/bounds'
import { useCreateToken, type TokenRequest } from '@/api/create-token'
import { useUser } from '@/api/get-user'
import type { Permission } from '@/api/types'
import { ChecksField } from '@/components/form/checks-field'
import { ChoiceField } from '@/components/form/choice-field'
import { FormButtons } from '@/components/form/form-buttons'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { useT } from '@/lib/use-t'

const LIFETIMES = [7, 30, 90, 365]

interface NewTokenDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A token for a program: its name, its end, what it may do; then its secret, once. */
export function NewTokenDialog({ open, onOpenChange }: NewTokenDialogProps) {
  const t = useT()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('account.newToken')}>
      <NewToken onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function NewToken({ onDone }: { onDone: () => void }) {
  const t = useT()
  const create = useCreateToken()
  if (!create.data) return <NewTokenForm create={create} onDone={onDone} />
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warn">{t('account.secretOnce')}</Notice>
      <CopyField label={t('account.secret')} value={create.data.token} />
      <DialogActions>
        <Button variant="primary" onClick={onDone}>
          {t('account.secretKept')}
        </Button>
      </DialogActions>
    </div>
  )
}

interface NewTokenFormProps {
  create: ReturnType<typeof useCreateToken>
  onDone: () => void
}

function NewTokenForm({ create, onDone }: NewTokenFormProps) {
  const t = useT()
  const can = useUser().data?.can
  const rights = (Object.keys(can ?? {}) as Permission[]).filter((right) => can?.[right])
  const form = useBoundForm({
    bounds: postUsersTokens,
    defaultValues: { name: '', scopes: [], days: 90 } as TokenRequest,
    send: create.mutateAsync,
  })
  return (
    <Form form={form}>
      <TextField
        form={form}
        name="name"
        label={t('account.tokenName')}
        hint={t('account.tokenNameHint')}
        autoComplete="off"
        says={{ required: t('account.displayNameRequired') }}
      />
      <ChoiceField
        form={form}
        name="days"
        label={t('account.lifetime')}
        options={LIFETIMES.map((days) => ({ value: days, label: t('account.days', { days }) }))}
      />
      <ChecksField
        form={form}
        name="scopes"
        label={t('account.scopes')}
        says={{ 'array.minLength': t('account.scopesRequired') }}
        options={rights.map((right) => ({ value: right, label: t(`words.rights.${right}`) }))}
      />
      <FormButtons form={form} onCancel={onDone}>
        {t('account.makeToken')}
      </FormButtons>
    </Form>
  )
}
