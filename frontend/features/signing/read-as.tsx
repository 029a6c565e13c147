import { Segmented } from '@/components/ui/segmented'
import { useT } from '@/lib/use-t'

export type ReadAs = 'text' | 'pages'

interface ReadAsChoiceProps {
  name: string
  value: ReadAs
  onValueChange: (value: ReadAs) => void
}

/** A document as its words or as its pages; asked for once its words are there. */
export default function ReadAsChoice({ name, ...choice }: ReadAsChoiceProps) {
  const t = useT()
  return (
    <Segmented
      {...choice}
      label={t('signing.readAs', { name })}
      options={[
        { value: 'text', label: t('signing.asText') },
        { value: 'pages', label: t('signing.asPages') },
      ]}
      className="[&_button]:h-9"
    />
  )
}
