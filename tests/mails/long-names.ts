import { attendee, couple } from '../fixtures/registration.ts'

const LASTNAME = 'Krishnamoorthyvenkataraghavanachariyar'

/** Names and addresses as long as the forms take them, without a place to break. */
export const PAYER = attendee({
  firstname: 'Venkatanarasimharajuvaripetasubrahmanyeswaraswamygaru',
  lastname: LASTNAME,
  email: 'venkatanarasimharajuvaripeta@subdomain.example.org',
})

export const SPOUSE = attendee({
  firstname: 'Maya',
  lastname: LASTNAME,
  email: 'mayakrishnamoorthyvenkata@subdomain.example.org',
})

export const FAMILY = couple({ paymentType: 'Part Payment', persons: [PAYER, SPOUSE] })
