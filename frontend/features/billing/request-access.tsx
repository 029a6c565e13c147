import { useState } from 'react'
import { toast } from 'sonner'
import { useRequestFeature } from '@/api/billing-requests'
import type { Feature } from '@/api/types'
import { Button, type ButtonProps } from '@/components/ui/button'
import { useToastError } from '@/lib/use-toast-error'
import { useT } from '@/lib/use-t'

interface RequestAccessProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  feature: Feature
}

/** Asks us for a feature that the plan lacks, once. */
export function RequestAccess({ feature, ...looks }: RequestAccessProps) {
  const t = useT()
  const request = useRequestFeature()
  const toastError = useToastError()
  const [asked, setAsked] = useState(false)
  return (
    <Button
      {...looks}
      busy={request.isPending}
      disabled={asked}
      aria-label={t('billing.askFeatureNamed', { feature: t(`words.features.${feature}`) })}
      onClick={() =>
        request.mutate(feature, {
          onSuccess: () => {
            setAsked(true)
            toast(t('billing.featureAsked'))
          },
          onError: toastError,
        })
      }
    >
      {t(asked ? 'billing.asked' : 'billing.askFeature')}
    </Button>
  )
}
