import { Controller, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { useRoles } from '@/api/get-roles'
import { useInviteUser, type InvitationRequest } from '@/api/invite-user'
import { ApiProblem } from '@/api/problem'
import type { GivenRole } from '@/api/types'
import { LanguageField } from '@/components/app/language-field'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useEmailRules } from '@/lib/use-email-rules'
import { useLocale, useT } from '@/lib/use-t'

interface InviteDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Whom to invite, as what, and in which language the mail is written. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('people.invite')}
      description={t('people.inviteText')}
    >
      <InviteForm onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useT()
  const emailRules = useEmailRules()
  const locale = useLocale()
  const invite = useInviteUser()
  const toGive = useRoles().data?.toGive ?? []
  const { register, control, handleSubmit, formState, setError } = useForm<InvitationRequest>({
    defaultValues: { email: '', role: 'VIEWER', language: locale },
  })
  const { errors } = formState

  const submit = handleSubmit((request) =>
    invite.mutate(request, {
      onSuccess: ({ email }) => {
        toast(t('people.invited', { email }))
        onDone()
      },
      onError: (error) => {
        if (!(error instanceof ApiProblem)) return
        for (const { path, message } of error.errors)
          if (path === 'email') setError(path, { message })
      },
    })
  )

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('account.email')} error={errors.email?.message}>
        {(field) => (
          <Input {...field} type="email" autoCapitalize="none" {...register('email', emailRules)} />
        )}
      </Field>
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <Field label={t('people.role')} hint={t(`people.roleText_${field.value}`)}>
            {(fieldControl) => (
              <Select<GivenRole>
                {...fieldControl}
                value={field.value}
                onValueChange={field.onChange}
                options={toGive.map((value) => ({ value, label: t(`people.role_${value}`) }))}
              />
            )}
          </Field>
        )}
      />
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <LanguageField
            label={t('people.mailLanguage')}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {invite.error && Object.keys(errors).length === 0 && <ProblemNotice error={invite.error} />}
      <DialogActions>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" busy={invite.isPending}>
          {t('people.send')}
        </Button>
      </DialogActions>
    </form>
  )
}
