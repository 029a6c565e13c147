import { Ellipsis, FilePlus, FileSignature, Pencil, Printer, Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useCreatePackage } from '@/api/create-package'
import { useCan } from '@/api/get-user'
import {
  useSetSacrificeStatus,
  type Sacrifice,
  type SacrificeStatus,
} from '@/api/salary-sacrifices'
import { PageHeader } from '@/components/app/page-header'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/dropdown-menu'
import { Notice } from '@/components/ui/notice'
import { newId } from '@/lib/new-id'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { ExchangeHeadline } from './exchange-headline.tsx'
import { ExchangeView } from './exchange-view.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useDeleteSacrifice } from './use-delete-sacrifice.ts'

/** The steps from each status, the usual one first. */
const STEPS: Record<SacrificeStatus, readonly SacrificeStatus[]> = {
  DRAFT: ['PROPOSED'],
  PROPOSED: ['ACCEPTED', 'DECLINED', 'DRAFT'],
  ACCEPTED: ['PROPOSED'],
  DECLINED: ['DRAFT'],
}

/** One exchange: what it is, how far it is, and what can be done with it. */
export function SacrificeScreen({ sacrifice }: { sacrifice: Sacrifice }) {
  const t = useT()
  const format = useFormat()
  const canWrite = useCan('packages.write')
  const { facts, worker, limits } = sacrifice
  const status = facts.status as SacrificeStatus
  const refused = limits.some(({ level }) => level === 'refused')
  return (
    <>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            {worker.firstName} {worker.lastName} <StatusBadge status={status} />
          </span>
        }
        subtitle={t('sacrifice.from', { day: format.day(facts.startDate) })}
        actions={
          <>
            {canWrite && <Steps sacrifice={sacrifice} disabled={refused && status === 'DRAFT'} />}
            <More sacrifice={sacrifice} />
          </>
        }
      />
      {refused && (
        <Notice tone="danger" className="mb-6">
          {t('sacrifice.refusedNotice')}
        </Notice>
      )}
      <ExchangeHeadline exchange={sacrifice} />
      <ExchangeView exchange={sacrifice} />
    </>
  )
}

function Steps({ sacrifice, disabled }: { sacrifice: Sacrifice; disabled: boolean }) {
  const t = useT()
  const toastError = useToastError()
  const setStatus = useSetSacrificeStatus()
  const { id, version, status: from } = sacrifice.facts
  return (
    <>
      {from === 'DRAFT' && (
        <Button asChild>
          <Link to={urls.editSacrifice(id)}>
            <Pencil aria-hidden />
            {t('packages.edit')}
          </Link>
        </Button>
      )}
      {STEPS[from as SacrificeStatus].map((status, at) => (
        <Button
          key={status}
          variant={at === 0 && from !== 'ACCEPTED' ? 'primary' : 'secondary'}
          disabled={disabled || setStatus.isPending}
          onClick={() => setStatus.mutate({ id, version, status }, { onError: toastError })}
        >
          {t(`sacrifice.step_${from}_${status}`)}
        </Button>
      ))}
    </>
  )
}

function More({ sacrifice }: { sacrifice: Sacrifice }) {
  const t = useT()
  const navigate = useNavigate()
  const toastError = useToastError()
  const canWrite = useCan('packages.write')
  const mayContract = useCan('contracts.write')
  const create = useCreatePackage()
  const remove = useDeleteSacrifice()
  const { facts, worker, after } = sacrifice
  const workerName = `${worker.firstName} ${worker.lastName}`

  /** What comes after as a package of its own, for an offer or an annex. */
  function asPackage() {
    const { nomFonction, packageType, date, worker: situation, package: fields } = after
    create.mutate(
      {
        id: newId(),
        nomFonction,
        packageType,
        packageCategory: 'SIMULATION',
        date,
        worker: situation,
        package: { ...fields, simulationWorkerId: worker.id },
      },
      { onSuccess: ({ id }) => void navigate(urls.package(id)), onError: toastError }
    )
  }

  async function onDelete() {
    await navigate(urls.salarySacrifice)
    remove({ id: facts.id, workerName })
  }

  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('common.more')}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => navigate(urls.printSacrifice(facts.id))}>
        <Printer aria-hidden />
        {t('packages.print')}
      </MenuItem>
      {canWrite && (
        <MenuItem onSelect={asPackage}>
          <FilePlus aria-hidden />
          {t('sacrifice.asPackage')}
        </MenuItem>
      )}
      {mayContract && facts.status === 'ACCEPTED' && (
        <MenuItem onSelect={() => navigate(urls.newContract({ exchangeId: facts.id }))}>
          <FileSignature aria-hidden />
          {t('contracts.follow')}
        </MenuItem>
      )}
      {canWrite && facts.status !== 'ACCEPTED' && (
        <>
          <MenuSeparator />
          <MenuItem danger onSelect={() => void onDelete()}>
            <Trash2 aria-hidden />
            {t('packages.delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
