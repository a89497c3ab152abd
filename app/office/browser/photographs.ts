export function helpWithPhotographs(): void {
  document.addEventListener('dragover', (event) => {
    const field = fieldAround(event.target)
    if (!field) return
    event.preventDefault()
    field.dataset.dragged = ''
  })
  document.addEventListener('dragleave', ({ target }) => {
    delete fieldAround(target)?.dataset.dragged
  })
  document.addEventListener('drop', (event) => {
    const field = fieldAround(event.target)
    const input = field?.querySelector<HTMLInputElement>(FILE_INPUT)
    if (!field || !input || !event.dataTransfer?.files.length) return
    event.preventDefault()
    delete field.dataset.dragged
    input.files = event.dataTransfer.files
    showChosen(field, input)
  })
  document.addEventListener('change', ({ target }) => {
    const field = fieldAround(target)
    if (!field || !(target instanceof HTMLInputElement)) return
    if (target.type === 'file') showChosen(field, target)
    else if (target.dataset.focus) showPoint(field)
  })
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    const photo = target instanceof Element ? target.closest('[data-focus-on]') : null
    const field = fieldAround(target)
    if (!photo || !field) return
    const { left, top, width, height } = photo.getBoundingClientRect()
    setPercent(field, 'across', (clientX - left) / width)
    setPercent(field, 'down', (clientY - top) / height)
    showPoint(field)
  })
  // Chosen while this script was still on its way.
  for (const input of document.querySelectorAll<HTMLInputElement>(FILE_INPUT)) {
    const field = fieldAround(input)
    if (field && input.files?.length) showChosen(field, input)
  }
}

const FILE_INPUT = 'input[type="file"]'

function fieldAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-photograph]') : null
}

/** Before it is sent. A file that is no photograph is refused by the server, in words. */
function showChosen(field: HTMLElement, input: HTMLInputElement): void {
  const [file] = input.files ?? []
  const isTooLarge = file !== undefined && file.size > MAX_BYTES
  sayBeside(input, isTooLarge ? (field.dataset.photograph ?? '') : '')
  // Sending it would take minutes, for the same answer.
  if (isTooLarge) input.value = ''
  if (isTooLarge || !file?.type.startsWith('image/')) return
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    const photo = photoOf(field)
    const image = photo.querySelector('img')
    if (image) image.src = String(reader.result)
    for (const name of ['across', 'down']) setPercent(field, name, HALF)
    showPoint(field)
  })
  reader.readAsDataURL(file)
}

const HALF = 0.5
const MAX_BYTES = 10 * 1024 * 1024

/** Where the server says it too, and known to a screen reader as it does. */
function sayBeside(input: HTMLInputElement, words: string): void {
  const id = `${input.id}-error`
  document.getElementById(id)?.remove()
  input.removeAttribute('aria-invalid')
  if (words === '') return
  const note = document.createElement('p')
  note.id = id
  note.className = 'field-error'
  note.setAttribute('role', 'alert')
  note.textContent = words
  input.after(note)
  input.setAttribute('aria-invalid', 'true')
  input.setAttribute('aria-describedby', id)
}

function photoOf(field: HTMLElement): HTMLElement {
  const there = field.querySelector<HTMLElement>('[data-focus-on]')
  // What was cut from the photograph before is no longer true.
  for (const cut of field.querySelectorAll('.photograph-now figure + figure')) cut.remove()
  if (there) return there
  const photo = document.createElement('div')
  photo.className = 'photograph-focus'
  photo.dataset.focusOn = ''
  const image = document.createElement('img')
  image.alt = ''
  photo.append(image, document.createElement('span'))
  field.prepend(photo)
  return photo
}

function inputOf(field: HTMLElement, name: string): HTMLInputElement | null {
  return field.querySelector(`input[data-focus="${name}"]`)
}

function setPercent(field: HTMLElement, name: string, share: number): void {
  const input = inputOf(field, name)
  if (input) input.value = String(Math.round(Math.min(Math.max(share, 0), 1) * 100))
}

function showPoint(field: HTMLElement): void {
  const point = field.querySelector<HTMLElement>('[data-focus-on] > span')
  if (!point) return
  point.style.left = `${inputOf(field, 'across')?.value || 50}%`
  point.style.top = `${inputOf(field, 'down')?.value || 50}%`
}
