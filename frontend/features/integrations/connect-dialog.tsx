import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { postIntegrations } from '#client/bounds'
import {
  useChangeIntegration,
  useConnect,
  type HrSystem,
  type Integration,
} from '@/api/integrations'
import { ApiProblem } from '@/api/problem'
import { PasswordInput } from '@/components/app/password-input'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Tabs } from '@/components/ui/tabs'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { AnotherAccount } from '@/components/app/another-account'
import { AppForm } from './app-form.tsx'

interface KeyFormProps {
  system: HrSystem
  /** The connection that gets another key; without one, a new connection. */
  integration?: Integration
  onClose: () => void
}

const KEY = {
  token: '',
  clientId: '',
  clientSecret: '',
  monthsOfYear: '',
  database: '',
  apiKey: '',
}

/** The ways into a system: a key that a person copies, or an app by which they let us in. */
const WAYS = ['KEY', 'APP'] as const

interface ConnectDialogProps extends KeyFormProps {
  returnAddress: string
  /** The one that it begins with. */
  way?: (typeof WAYS)[number]
}

/** The address and the key of a system, with where each is made there; or the app by which a person lets us in. */
export function ConnectDialog({ returnAddress, way: first = 'KEY', ...props }: ConnectDialogProps) {
  const { system, integration, onClose } = props
  const t = useT()
  const [way, setWay] = useState(first)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(integration ? 'integrations.changeKeyOf' : 'integrations.connectTo', {
        system: system.name,
      })}
    >
      {system.hasConsent ? (
        <Tabs
          label={t('integrations.ways')}
          value={way}
          onValueChange={setWay}
          options={WAYS.map((value) => ({ value, label: t(`integrations.way_${value}`) }))}
        >
          <div className="pt-4">
            {way === 'KEY' ? (
              <KeyForm {...props} />
            ) : (
              <AppForm system={system} returnAddress={returnAddress} onClose={onClose} />
            )}
          </div>
        </Tabs>
      ) : (
        <KeyForm {...props} />
      )}
    </Dialog>
  )
}

/** What was asked of a key, and of which: another one that is typed meanwhile is asked about anew. */
interface Question {
  problem: ApiProblem
  about: string
}

function KeyForm({ system, integration, onClose }: KeyFormProps) {
  const t = useT()
  const connect = useConnect()
  const change = useChangeIntegration(integration?.id ?? '')
  const [id] = useState(newId)
  const [question, setQuestion] = useState<Question | null>(null)
  /** The key of which a person said that it begins anew. */
  const anew = useRef('')
  const form = useBoundForm({
    bounds: postIntegrations,
    defaultValues: { address: integration?.address ?? '', key: KEY },
    body: ({ address, key }) => ({
      id,
      system: system.system,
      ...(address === '' ? {} : { address }),
      key: Object.fromEntries(
        system.fields.map(({ name }) => [name, key[name as keyof typeof KEY]])
      ),
    }),
    send: ({ address, key, ...body }) => {
      const told = { key, ...(address !== undefined && { address }) }
      if (!integration) return connect.mutateAsync({ ...body, ...told })
      const { version } = integration
      const about = JSON.stringify(told)
      const isAnew = anew.current === about
      return change
        .mutateAsync({ version, ...told, ...(isAnew && { startsAnew: true }) })
        .catch((error: Error) => {
          if (!(error instanceof ApiProblem) || error.code !== 'E_INTEGRATION_ACCOUNT') throw error
          setQuestion({ problem: error, about })
          return null
        })
    },
    onSaved: (saved) => {
      if (!saved) return
      const isSame = integration && saved.id === integration.id
      toast(
        t(isSame ? 'integrations.keyChanged' : 'integrations.connected', {
          system: system.name,
          account: saved.account,
        })
      )
      onClose()
    },
  })
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">{t(`integrations.howTo_${system.system}`)}</p>
      {question && (
        <AnotherAccount
          question={question.problem.errors.map(({ message }) => message).join(' ')}
          busy={form.formState.isSubmitting}
          onAnew={() => {
            anew.current = question.about
            void form.submit()
          }}
          leave={<Button onClick={onClose}>{t('integrations.leaveIt')}</Button>}
        />
      )}
      <Form form={form}>
        {system.hasAddress && (
          <TextField
            form={form}
            name="address"
            label={t('integrations.address')}
            hint={t(`integrations.addressHint_${system.system}`)}
            autoComplete="off"
            inputMode="url"
          />
        )}
        {system.fields.map(({ name, isSecret, isOptional }) => (
          <TextField
            key={name}
            form={form}
            name={`key.${name as keyof typeof KEY}`}
            label={
              isOptional
                ? t('integrations.optional', { field: t(`integrations.key_${name}`) })
                : t(`integrations.key_${name}`)
            }
            hint={name === 'monthsOfYear' ? t('integrations.monthsOfYearHint') : undefined}
            autoComplete="off"
            input={isSecret ? PasswordInput : undefined}
          />
        ))}
        <FormButtons form={form} onCancel={onClose}>
          {t(integration ? 'integrations.changeKey' : 'integrations.connect')}
        </FormButtons>
      </Form>
    </>
  )
}
