import { Place } from '@/features/places/place'

/** /soon */
export function Component() {
  return <Place />
}
