import { useChangeBenefitPhoto, type Benefit } from '@/api/benefits'
import { PhotoRow } from '@/components/app/photo-row'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'

interface BenefitPhotoProps {
  /** Null for a new one, whose photo waits until there is one. */
  benefit: Benefit | null
  onWait: (photo: Blob | null) => void
}

/** The company's picture of a car or a bike, which candidates see instead of its shape. */
export function BenefitPhoto({ benefit, onWait }: BenefitPhotoProps) {
  const t = useT()
  const nameOf = useNameOf()
  const { mutateAsync: change } = useChangeBenefitPhoto()
  return (
    <PhotoRow
      url={benefit?.photoUrl ?? null}
      thing={{
        alt: t('benefits.photoOf', { name: benefit ? nameOf(benefit) : '' }),
        hint: t('benefits.photoHint'),
      }}
      save={(photo) => {
        if (benefit) return change({ id: benefit.id, photo })
        onWait(photo)
        return asAddress(photo)
      }}
    />
  )
}

/** A picture that is nowhere yet, as an address that a page may show. */
function asAddress(photo: Blob | null): Promise<string | null> {
  if (!photo) return Promise.resolve(null)
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(photo)
  })
}
