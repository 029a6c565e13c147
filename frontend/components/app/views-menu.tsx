import { useState } from 'react'
import { Bookmark, Trash2 } from 'lucide-react'
import { toast } from 'sonner'
import type { UseMutationResult } from '@tanstack/react-query'
import type { Bounds } from '@/components/form/judge'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { MenuButton } from '@/components/ui/menu-button'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'

interface View<Filter> {
  id: string
  name: string
  filter: Filter
}

type NewView<Filter> = Omit<View<Filter>, 'id'>

interface ViewsMenuProps<Filter> {
  /** What the list shows now. */
  current: Filter
  views: readonly View<Filter>[]
  /** Of the call that saves one. */
  bounds: Bounds
  save: Pick<UseMutationResult<unknown, Error, NewView<Filter>>, 'mutate' | 'mutateAsync'>
  remove: Pick<UseMutationResult<unknown, Error, string>, 'mutate'>
  onOpen: (filter: Filter) => void
}

/** The views of a list that one has saved: to open, to forget, and to add the present one. */
export function ViewsMenu<Filter>({
  current,
  views,
  bounds,
  save,
  remove,
  onOpen,
}: ViewsMenuProps<Filter>) {
  const t = useT()
  const forget = useForget({ save, remove })
  const [naming, setNaming] = useState(false)
  return (
    <>
      <MenuButton className="w-80 p-2" icon={Bookmark} label={t('packages.views')}>
        {(close) => (
          <>
            {views.length === 0 && <p className="p-2 text-ink-soft">{t('packages.noViews')}</p>}
            <ul>
              {views.map((view) => (
                <li key={view.id} className="flex items-center">
                  <Button
                    variant="ghost"
                    className="min-w-0 grow justify-start"
                    onClick={() => {
                      onOpen(view.filter)
                      close()
                    }}
                  >
                    <span className="truncate">{view.name}</span>
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t('packages.forgetView', { name: view.name })}
                    onClick={() => forget(view)}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                </li>
              ))}
            </ul>
            <div className="mt-2 border-t border-line pt-2">
              <Button
                variant="ghost"
                className="w-full justify-start"
                onClick={() => {
                  close()
                  setNaming(true)
                }}
              >
                {t('packages.saveView')}
              </Button>
            </div>
          </>
        )}
      </MenuButton>
      <Dialog
        open={naming}
        onOpenChange={setNaming}
        title={t('packages.saveView')}
        description={t('packages.saveViewText')}
      >
        <NameForm bounds={bounds} save={save} filter={current} onDone={() => setNaming(false)} />
      </Dialog>
    </>
  )
}

function NameForm<Filter>({
  bounds,
  save,
  filter,
  onDone,
}: Pick<ViewsMenuProps<Filter>, 'bounds' | 'save'> & { filter: Filter; onDone: () => void }) {
  const t = useT()
  const form = useBoundForm({
    bounds,
    defaultValues: { name: '' },
    send: ({ name }) => save.mutateAsync({ name: name.trim(), filter }),
    onSaved: (_view, { getValues }) => {
      toast(t('packages.viewSaved', { name: getValues('name').trim() }))
      onDone()
    },
  })
  return (
    <Form form={form}>
      <TextField
        form={form}
        name="name"
        label={t('packages.viewName')}
        autoComplete="off"
        says={{ required: t('packages.viewNameMissing') }}
      />
      <FormButtons form={form} onCancel={onDone}>
        {t('packages.save')}
      </FormButtons>
    </Form>
  )
}

/** Forgets a view, with a way back. */
function useForget<Filter>({ save, remove }: Pick<ViewsMenuProps<Filter>, 'save' | 'remove'>) {
  const t = useT()
  const toastError = useToastError()
  return ({ id, name, filter }: View<Filter>) =>
    remove.mutate(id, {
      onSuccess: () =>
        void toast(t('packages.viewForgotten', { name }), {
          action: { label: t('packages.undo'), onClick: () => save.mutate({ name, filter }) },
        }),
      onError: toastError,
    })
}
