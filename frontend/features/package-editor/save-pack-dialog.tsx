import { useState } from 'react'
import { toast } from 'sonner'
import { useSavePack } from '@/api/benefit-packs'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'
import { BENEFITS, isOn } from './fields.ts'
import { packOf } from './pack-of.ts'

/** Keeps the benefits of this package under a name, to be added to others at once. */
export function SavePackDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { form } = useEditor()
  const [name, setName] = useState('')
  const save = useSavePack()
  const fields = form.getValues('package')
  const names = BENEFITS.filter((benefit) => isOn(fields, benefit.name)).map((benefit) =>
    t(`fields.${benefit.name}`)
  )
  return (
    <Dialog open onOpenChange={onClose} title={t('editor.savePack')}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          save.mutate(
            { name: name.trim(), benefits: packOf(fields) },
            {
              onSuccess: () => {
                toast(t('editor.packSaved', { name: name.trim() }))
                onClose()
              },
            }
          )
        }}
      >
        <p className="text-sm text-ink-soft">
          {names.length === 0
            ? t('editor.packEmpty')
            : t('editor.packHolds', { names: names.join(', ') })}
        </p>
        <Field
          label={t('editor.packName')}
          hint={t('editor.packNameHint')}
          error={save.error?.message ?? null}
        >
          {(control) => (
            <Input
              {...control}
              autoFocus
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button
            type="submit"
            variant="primary"
            busy={save.isPending}
            disabled={name.trim() === '' || names.length === 0}
          >
            {t('editor.keepPack')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
