import { toast } from 'sonner'
import { postInvitations } from '#client/bounds'
import { useRoles } from '@/api/get-roles'
import { useInviteUser, type InvitationRequest } from '@/api/invite-user'
import { ChoiceField, LanguageChoice } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Dialog } from '@/components/ui/dialog'
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
  const locale = useLocale()
  const invite = useInviteUser()
  const toGive = useRoles().data?.toGive ?? []
  const form = useBoundForm({
    bounds: postInvitations,
    defaultValues: { email: '', role: 'VIEWER', language: locale } as InvitationRequest,
    send: invite.mutateAsync,
    onSaved: ({ email }) => {
      toast(t('people.invited', { email }))
      onDone()
    },
  })
  return (
    <Form form={form}>
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="off"
        autoCapitalize="none"
      />
      <ChoiceField
        form={form}
        name="role"
        label={t('people.role')}
        hint={t(`people.roleText_${form.watch('role')}`)}
        options={toGive.map((value) => ({ value, label: t(`people.role_${value}`) }))}
      />
      <LanguageChoice form={form} name="language" label={t('people.mailLanguage')} />
      <FormButtons form={form} onCancel={onDone}>
        {t('people.send')}
      </FormButtons>
    </Form>
  )
}
