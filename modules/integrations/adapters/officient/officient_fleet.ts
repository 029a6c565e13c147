import type { ExternalCar } from '../../domain/hr_system.ts'
import type { HrCalls } from '../shared/hr_calls.ts'
import { idOf, maybeObject, objectOf, objectsOf, type Json } from '../shared/json.ts'
import { amount, text } from '../shared/said.ts'

const PER_PAGE = 30

/** The cars of the fleet with what the tax on them is reckoned from; bicycles and motorbikes are none. */
export async function officientCars(calls: HrCalls): Promise<ExternalCar[]> {
  const cars: ExternalCar[] = []
  for (let page = 0; ; page++) {
    const answer = objectOf(await calls.get('/fleet/list', { query: { page } }), '/fleet/list')
    const listed = objectsOf(answer.data, '/fleet/list')
    for (const { id, type } of listed) {
      if (type !== 'car') continue
      const path = `/fleet/${idOf(id, 'a vehicle')}/detail`
      const { data } = objectOf(await calls.get(path), path)
      const car = objectOf(data, path)
      if (Number(car.deleted) !== 1) cars.push(carOf(car))
    }
    if (listed.length < PER_PAGE) return cars
  }
}

function carOf(car: Json): ExternalCar {
  const owner = maybeObject(car.owner).id
  const cost = maybeObject(car.yearly_cost)
  const costs = [cost.base, cost.operational].map((part) => Number(amount(part) ?? 0))
  return {
    id: idOf(car.id, 'a vehicle'),
    personId: owner === undefined || owner === null ? null : idOf(owner, 'an owner'),
    name: [car.brand, car.model]
      .map((part) => text(part) ?? '')
      .join(' ')
      .trim(),
    catalogueValue: amount(car.catalogue_value) ?? null,
    co2: text(car.co2_g_km) ?? null,
    fuel: text(car.fuel) ?? null,
    yearlyCost: amount(costs.reduce((sum, part) => sum + part, 0)) ?? null,
  }
}
