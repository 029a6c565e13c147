import { Silhouette } from '@/components/pay/silhouette'
import type { Option } from '../offer.ts'
import { useOffer } from './offer-context.ts'

/**
 * A car or a bike: the company's photo of it, else its shape; which model it is stands beside it. Nothing where the shape of
 * a car is not known.
 */
export function OptionPicture({ kind, option }: { kind: 'car' | 'bike'; option: Option }) {
  const photo = useOffer().photos[String(option.id)]
  if (!photo) return <Silhouette kind={kind} body={option.carrosserie} />
  // On white, as cars without a background are drawn for.
  return (
    <img
      src={photo}
      alt=""
      loading="lazy"
      className="h-14 w-21 shrink-0 rounded-md bg-white object-cover"
    />
  )
}

/** CO₂ where the catalogue knows it, in g/km. */
export function emissionOf({ co2, energie }: Option): number | null {
  if (energie === 'ELECTRIQUE') return 0
  return co2 ?? null
}
