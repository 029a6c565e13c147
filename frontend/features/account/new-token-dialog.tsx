import { Controller, useForm } from 'react-hook-form'
import { useCreateToken, type TokenRequest } from '@/api/create-token'
import { useUser } from '@/api/get-user'
import type { Permission } from '@/api/types'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { CheckRow } from '@/components/ui/check-row'
import { CopyField } from '@/components/ui/copy-field'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
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
  const { register, control, handleSubmit, formState } = useForm<TokenRequest>({
    defaultValues: { name: '', scopes: [], days: 90 },
  })
  const { errors } = formState

  return (
    <form
      onSubmit={handleSubmit((request) => create.mutate(request))}
      noValidate
      className="flex flex-col gap-4"
    >
      <Field
        label={t('account.tokenName')}
        hint={t('account.tokenNameHint')}
        error={errors.name?.message}
      >
        {(field) => (
          <Input
            {...field}
            maxLength={100}
            {...register('name', {
              validate: (value) => value.trim() !== '' || t('account.displayNameRequired'),
            })}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="days"
        render={({ field }) => (
          <Field label={t('account.lifetime')}>
            {(fieldControl) => (
              <Select
                {...fieldControl}
                value={String(field.value)}
                onValueChange={(value) => field.onChange(Number(value))}
                options={LIFETIMES.map((days) => ({
                  value: String(days),
                  label: t('account.days', { days }),
                }))}
              />
            )}
          </Field>
        )}
      />
      <Controller
        control={control}
        name="scopes"
        rules={{ validate: (scopes) => scopes.length > 0 || t('account.scopesRequired') }}
        render={({ field: { value, onChange } }) => (
          <fieldset>
            <legend className="text-sm font-medium">{t('account.scopes')}</legend>
            {rights.map((right) => (
              <CheckRow
                key={right}
                label={t(`words.rights.${right}`)}
                checked={value.includes(right)}
                onCheckedChange={(checked) =>
                  onChange(checked ? [...value, right] : value.filter((other) => other !== right))
                }
              />
            ))}
            {errors.scopes && (
              <p role="alert" className="text-xs text-danger">
                {errors.scopes.message}
              </p>
            )}
          </fieldset>
        )}
      />
      <ProblemNotice error={create.error} />
      <DialogActions>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={create.isPending}>
          {t('account.makeToken')}
        </Button>
      </DialogActions>
    </form>
  )
}
