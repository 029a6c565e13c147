import { useEffect, useState } from 'react'
import type { Brand } from '@/api/types'
import { cn } from '@/lib/cn'

interface BrandMarkProps {
  brand: Pick<Brand, 'name' | 'logoUrl'> | undefined
  className?: string
  /** Only the sign, without the name. */
  compact?: boolean
}

/** The company's logo and name; its initial on its colour when it has no logo, the product's name when unknown. */
export function BrandMark({ brand, className, compact }: BrandMarkProps) {
  const [broken, setBroken] = useState(false)
  useEffect(() => setBroken(false), [brand?.logoUrl])
  const name = brand?.name ?? 'Barema'
  const logo = brand?.logoUrl && !broken ? brand.logoUrl : null
  return (
    <span className={cn('flex min-w-0 items-center gap-2.5', className)}>
      {logo ? (
        <img
          src={logo}
          alt={compact ? name : ''}
          className="h-8 max-w-32 object-contain"
          onError={() => setBroken(true)}
        />
      ) : (
        <span
          aria-hidden
          className="flex size-8 shrink-0 items-center justify-center rounded-lg bg-fill text-sm font-semibold text-on-fill"
        >
          {name.charAt(0).toUpperCase()}
        </span>
      )}
      {!compact && <span className="truncate font-semibold">{name}</span>}
    </span>
  )
}
