import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listening } from './listening.ts'
import { PlainBrowser } from './plain-browser.ts'

const PAGE = `<!doctype html><title>Odd</title><main><h1>Odd<!-- --> forms</h1>
<form id=odd method=post action="/take?form=1#end" novalidate>
  <input type=hidden name=key value="a &amp; b">
  <label for=name>Full <b>name</b><span aria-hidden=true>*</span></label><input id=name name=name aria-describedby=why>
  <p id=why>Name is required</p>
  <label>Words<textarea name=words>
one
two</textarea></label>
  <fieldset><legend>Person 2</legend><label>Age<input name=age2></label></fieldset>
  <fieldset disabled><legend>Closed</legend><label>Gone<input name=gone value=1></label></fieldset>
  <label>Day<select name=day><option disabled>None<option>1st<option value=2>2nd</select></label>
  <label><input type=radio name=amount value=500 checked>Rs. 500</label>
  <label><input type=radio name=amount value=900>Rs. 900</label>
  <label><input type=checkbox name=agree>I agree</label>
  <label><input type=checkbox name=news value=yes checked>News</label>
  <input name="" value=nameless><input name=off value=1 disabled>
  <button name=intent value=first>First</button>
  <noscript><button name=intent value=update formaction="#persons">Update</button></noscript>
  <button class=script-only>Script</button><button type=button>Menu</button><button disabled>Never</button>
</form>
<input form=odd name=outside value=1><button form=odd formmethod=get formaction=/found>Find</button>
<form method=post enctype=multipart/form-data action=/take><label>File<input type=file name=file></label><button>Send</button></form>
<ul><li>Asha <form><button>Open</button></form></li><li>Ravi <form action=/ravi><button>Open</button></form></li></ul>
<p>Seen<script>unseen</script><noscript>: <a href="/take">on</a></noscript></p><p hidden>unseen</p>
</main><footer><a href=/page>Page</a></footer>`

/** Serves one page, and answers everything else with what it was sent. */
async function openPage(): Promise<PlainBrowser> {
  const server = createServer(async (request, answer) => {
    const said: Buffer[] = []
    for await (const part of request) said.push(part)
    answer.setHeader('Set-Cookie', ['own=1; SameSite=Lax', 'strict=1; SameSite=Strict'])
    if (request.url === '/page') return answer.end(PAGE)
    const { cookie = '', origin = '' } = request.headers
    const heard = [request.method, request.url, cookie, origin, Buffer.concat(said)]
    return answer.end(`<main>${heard.join(' | ').replaceAll('<', '&lt;')}</main>`)
  })
  const url = `http://127.0.0.1:${await listening(server)}`
  const browser = new PlainBrowser({ url, services: { publicUrl: 'http://church.test' } })
  await browser.open('/page')
  return browser
}

test('what is typed is sent as browsers without scripts send it', async () => {
  const browser = await openPage()
  expect(browser.heading).toBe('Odd forms')
  expect(browser.description('Full name')).toBe('Name is required')
  await browser.press('Update')
  expect(browser.url.href).toBe('http://church.test/page#persons')
  browser.fill('Full name', 'Asha')
  browser.fill('Age', '34', 'Person 2')
  browser.choose('Day', '2nd')
  browser.tick('Rs. 900')
  browser.tick(/agree/)
  browser.untick('News')
  browser.fill('Words', `${browser.value('Words')}\nthree`)
  await browser.enter('Full name')
  expect(browser.text()).toBe(
    'POST | /take?form=1 | own=1; strict=1 | http://church.test | ' +
      'key=a+%26+b&name=Asha&words=one%0D%0Atwo%0D%0Athree&age2=34&day=2&amount=900&agree=on&intent=first&outside=1',
  )
})

test('a form is found, or sent with its file, and what needs a script is said', async () => {
  const browser = await openPage()
  expect(browser.text()).toMatch(/Seen: on$/)
  expect(browser.canPress('Never')).toBe(false)
  await expect(browser.press('Never')).rejects.toThrow('disabled')
  await expect(browser.press('Menu')).rejects.toThrow('needs a script')
  await expect(browser.press('Script')).rejects.toThrow('0 of button')
  expect(() => browser.fill('Gone away', '')).toThrow('0 of field')
  expect(() => browser.fill('Gone', '')).toThrow("can't be changed")
  browser.attach('File', new File(['words'], 'a.txt', { type: 'text/plain' }))
  await browser.press('Send')
  expect(browser.text()).toMatch(/name="file"; filename="a.txt" Content-Type: text\/plain words/)
  await browser.open('/page')
  await browser.press('Open', /^Ravi/)
  expect(browser.url.pathname).toBe('/ravi')
  await browser.open('/page')
  await browser.press('Find')
  expect(browser.url.href).toMatch(
    /^http:\/\/church\.test\/found\?key=a\+%26\+b&name=&.*&outside=1$/,
  )
})
