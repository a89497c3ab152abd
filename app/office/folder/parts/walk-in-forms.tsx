import { REGISTRATION_FIELDS } from '#app/words/forms/registration-fields/index.ts'
import { FORM_FIELDS } from '#domain/registration/person-fields.ts'

const FORMS = ['first', 'second']

const CHOICES = [
  'Stays overnight: yes / no',
  'Room',
  'Paid: cash / UPI / cheque',
  'Amount',
  'Receipt',
  'Signature',
]

/** For whoever comes without a registration: two on a sheet. */
export function WalkInForms() {
  return FORMS.map((form) => (
    <section key={form} className="walk-in" aria-label={`Walk-in form, ${form}`}>
      <h3>Walk-in</h3>
      <dl>
        {[...FORM_FIELDS.map(({ name }) => REGISTRATION_FIELDS.en.person[name]), ...CHOICES].map(
          (label) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd />
            </div>
          ),
        )}
      </dl>
    </section>
  ))
}
