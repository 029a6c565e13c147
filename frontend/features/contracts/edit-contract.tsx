import { useMemo } from 'react'
import { useContractPreview, useUpdateContract, type Contract } from '@/api/contracts'
import { ErrorView } from '@/components/app/error-view'
import { PageHeader } from '@/components/app/page-header'
import { useT } from '@/lib/use-t'
import { ContractForm } from './contract-form.tsx'
import { ContractSkeleton } from './contract-skeleton.tsx'

interface EditContractProps {
  contract: Contract
  onSaved: () => void
}

/** A version without signatures, to be changed. */
export function EditContract({ contract, onSaved }: EditContractProps) {
  const t = useT()
  const { id, version, worker } = contract
  const update = useUpdateContract(id)
  const source = useMemo(() => ({ contractId: id }), [id])
  const preview = useContractPreview(source)
  if (preview.error && !preview.data)
    return <ErrorView error={preview.error} onRetry={() => void preview.refetch()} />
  if (!preview.data) return <ContractSkeleton />
  return (
    <>
      <PageHeader
        title={t('contracts.newTitle', { name: worker.displayName })}
        subtitle={preview.data.nomFonction}
      />
      <ContractForm
        source={source}
        preview={preview.data}
        label={t('contracts.save')}
        send={(content) => update.mutateAsync({ version, ...content })}
        onSaved={onSaved}
      />
    </>
  )
}
