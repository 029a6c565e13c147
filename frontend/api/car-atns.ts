import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The taxable benefit of each car that a saved package offers, EUR a month, by the car's id. */
export const useCarAtns = (packageId: string, version: number, enabled: boolean) =>
  useQuery({
    queryKey: ['package', packageId, 'car-atns', version],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/out/packages/{id}/car-atns', { params: { path: { id: packageId } }, signal })
      ),
    enabled,
  })
