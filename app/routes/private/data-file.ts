import { noFile, orTryAgainLater, privateFile } from '#app/http/private-record.server.ts'
import { servicesContext } from '#app/services.server.ts'
import { readDataPage } from '#workflows/erasing/erase-record.ts'
import type { Route } from './+types/data-file.ts'

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const shown = await orTryAgainLater(services, () => readDataPage(services, token))
  if (!shown) throw await noFile(services, token)
  return privateFile(JSON.stringify(shown.own, null, 2), {
    type: 'application/json; charset=utf-8',
    name: 'my-data.json',
  })
}
