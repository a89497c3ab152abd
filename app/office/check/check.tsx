import { officePage, officeRoutes } from '#app/office/engine/engine.tsx'
import { GetButton } from '#app/office/form/office-form.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { checkSite } from '#workflows/attention/check-site.ts'

export const checkRoutes = officeRoutes([
  officePage({
    path: '/check',
    needs: 'checkSite',
    read: (services) => checkSite(services),
    title: 'Check',
    View({ page: checks }) {
      const wrong = checks.filter(({ isWell }) => !isWell).length
      return (
        <div className="stack">
          <h1>Check</h1>
          <p>{wrong === 0 ? 'Everything works.' : `Wrong: ${wrong} of ${checks.length}.`}</p>
          <Sheet
            caption="What the site needs"
            columns={[
              ['What', ({ name }) => name],
              [
                'Found',
                ({ isWell, says }) => (
                  <>
                    <span className={`chip ${isWell ? 'chip-good' : 'chip-risk'}`}>
                      {isWell ? 'Well' : 'Wrong'}
                    </span>{' '}
                    {says}
                  </>
                ),
              ],
            ]}
            rows={checks}
          />
          <GetButton action="/office/check">Check again</GetButton>
        </div>
      )
    },
  }),
])
