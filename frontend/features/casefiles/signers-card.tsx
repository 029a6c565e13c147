import { ArrowDown, ArrowUp, UserPlus, X } from 'lucide-react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { useUpdateCasefile, type Casefile, type CasefileSigner } from '@/api/casefiles'
import { useSigners } from '@/api/signers'
import { PersonChip } from '@/components/app/person-chip'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Menu, MenuItem } from '@/components/ui/dropdown-menu'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useToastRefusal } from './use-toast-refusal.ts'

/** Who signs, in which order: who has the same number signs at the same time. */
export function SignersCard({ casefile, editable }: { casefile: Casefile; editable: boolean }) {
  const t = useT()
  const update = useUpdateCasefile(casefile)
  const onError = useToastRefusal()
  const all = useSigners().data ?? []
  const { signers } = casefile
  const others = all.filter(({ id }) => !signers.some(({ signerId }) => signerId === id))
  const save = (next: readonly Pick<CasefileSigner, 'signerId' | 'order'>[]) =>
    update.mutate(
      { signers: next.map(({ signerId, order }) => ({ signerId, order })) },
      { onError }
    )
  const withOrder = (signer: CasefileSigner, order: number) =>
    save(signers.map((one) => (one.id === signer.id ? { ...one, order } : one)))

  function remove(signer: CasefileSigner) {
    save(signers.filter(({ id }) => id !== signer.id))
    toast(t('documents.signerRemoved', { name: signer.name }), {
      action: { label: t('packages.undoDelete'), onClick: () => save(signers) },
    })
  }

  return (
    <SectionCard
      title={t('documents.signersInOrder')}
      aside={
        editable &&
        others.length > 0 && (
          <Menu
            trigger={
              <Button size="sm" busy={update.isPending}>
                <UserPlus aria-hidden />
                {t('documents.addSigner')}
              </Button>
            }
          >
            {others.map(({ id, name, nomFonction }) => (
              <MenuItem key={id} onSelect={() => save([...signers, { signerId: id, order: 1 }])}>
                {[name, nomFonction].filter(Boolean).join(', ')}
              </MenuItem>
            ))}
          </Menu>
        )
      }
    >
      <ol aria-label={t('documents.signersInOrder')} className="flex flex-col divide-y divide-line">
        {signers.map((signer) => (
          <li key={signer.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span
              aria-label={t('documents.rank', { order: signer.order })}
              role="img"
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken text-xs font-medium tabular-nums"
            >
              {signer.order}
            </span>
            <div className="min-w-0 grow basis-40">
              <PersonChip
                name={signer.name}
                detail={[
                  signer.role === 'WORKER' ? t('documents.theWorker') : signer.nomFonction,
                  signer.email,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </div>
            {signer.status === 'SIGNED' && <Badge tone="accept">{t('documents.hasSigned')}</Badge>}
            {editable && (
              <span className="ml-auto flex shrink-0">
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={signer.order === 1 || update.isPending}
                  aria-label={t('documents.signsEarlier', { name: signer.name })}
                  onClick={() => withOrder(signer, signer.order - 1)}
                >
                  <ArrowUp aria-hidden />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={signer.order === 20 || update.isPending}
                  aria-label={t('documents.signsLater', { name: signer.name })}
                  onClick={() => withOrder(signer, signer.order + 1)}
                >
                  <ArrowDown aria-hidden />
                </Button>
                {signer.role === 'EMPLOYER' && (
                  <Button
                    variant="ghost"
                    size="icon"
                    disabled={update.isPending}
                    aria-label={t('documents.removeSigner', { name: signer.name })}
                    onClick={() => remove(signer)}
                  >
                    <X aria-hidden />
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {editable && (
        <p className="mt-3 text-xs text-ink-soft">
          {t('documents.orderHint')}{' '}
          {all.length === 0 && (
            <Link to={urls.companySettings} className="text-accent underline underline-offset-4">
              {t('offers.addSigner')}
            </Link>
          )}
        </p>
      )}
    </SectionCard>
  )
}
