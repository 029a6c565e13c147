import { useDeferredValue, useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { unknownVariables } from '#modules/templates/domain/template_body'
import type { Offer } from '@/api/offers'
import { templateQuery, useTemplates } from '@/api/templates'
import { TemplateText } from '@/components/app/template-text'
import { VariableMark } from '@/components/app/variable-mark'
import { RichTextField } from '@/components/form/rich-text-field'
import { SectionCard } from '@/components/ui/card'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { cn } from '@/lib/cn'
import { useMedia } from '@/lib/use-media'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'
import type { OfferCardProps } from './offer-form.ts'

const SIDES = ['write', 'read'] as const
export type TextSide = (typeof SIDES)[number]

interface TextCardProps extends OfferCardProps {
  offer: Offer
  side: TextSide
  onSide: (side: TextSide) => void
}

/** The text of the offer: written on one side, as the candidate will read it on the other. */
export function TextCard({ offer, form, disabled, side: chosen, onSide }: TextCardProps) {
  const t = useT()
  const editable = !disabled
  const wide = useMedia('(min-width: 96rem)')
  const both = editable && wide
  const side = editable ? chosen : 'read'
  // What the candidate reads comes after what is typed.
  const written = useDeferredValue(form.watch('body'))
  const [unknown] = useMemo(() => unknownVariables(written), [written])
  // What was sent is what it says, whatever the facts behind its variables are today.
  const blocks =
    (!editable && offer.rendered) || written.filter(({ when }) => !when || offer.conditions[when])
  return (
    <SectionCard
      title={t('offers.text')}
      aside={
        editable &&
        !both && (
          <Segmented
            label={t('offers.textSide')}
            value={side}
            onValueChange={onSide}
            options={SIDES.map((value) => ({ value, label: t(`offers.side_${value}`) }))}
          />
        )
      }
    >
      <div className={cn('grid gap-6', both && 'grid-cols-2')}>
        {(both || side === 'write') && (
          <div className="flex min-w-0 flex-col gap-4">
            <TemplateChoice form={form} />
            <div data-part="body">
              <RichTextField
                form={form}
                name="body"
                label={t('templates.text')}
                kind="OFFER_TEXT"
                language={form.watch('language')}
                error={
                  unknown === undefined
                    ? undefined
                    : t('templates.unknownVariable', { name: `{{${unknown}}}` })
                }
              />
            </div>
          </div>
        )}
        {(both || side === 'read') && (
          <div className="min-w-0">
            {blocks.length === 0 ? (
              <p className="text-ink-soft">{t('offers.textEmpty')}</p>
            ) : (
              <TemplateText
                blocks={blocks}
                marksUnknown={editable}
                variable={(name) => (
                  <VariableMark
                    name={name}
                    value={offer.facts[name] ?? t(`templates.variable_${name}`)}
                  />
                )}
              />
            )}
            {editable && <p className="mt-6 text-xs text-ink-soft">{t('offers.variablesHint')}</p>}
          </div>
        )}
      </div>
    </SectionCard>
  )
}

/** Takes the text of a template in the offer's language, with a way back to what stood there. */
function TemplateChoice({ form }: Pick<OfferCardProps, 'form'>) {
  const t = useT()
  const client = useQueryClient()
  const toastError = useToastError()
  const { getValues, setValue } = form
  const language = form.watch('language')
  const templates = (useTemplates().data ?? []).filter(
    (each) => each.kind === 'OFFER_TEXT' && each.language === language
  )
  if (templates.length === 0) return null

  async function take(id: string) {
    try {
      const { name, body } = await client.fetchQuery(templateQuery(id))
      const before = getValues('body')
      setValue('body', body, { shouldDirty: true })
      toast(t('offers.templateTaken', { name }), {
        action:
          before.length === 0
            ? undefined
            : {
                label: t('offers.undo'),
                onClick: () => setValue('body', before, { shouldDirty: true }),
              },
      })
    } catch (error) {
      toastError(error as Error)
    }
  }

  return (
    <Select
      aria-label={t('offers.takeTemplate')}
      value=""
      onValueChange={(id) => void take(id)}
      placeholder={t('offers.takeTemplate')}
      options={templates.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
