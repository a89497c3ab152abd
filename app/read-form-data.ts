/** What a form sent. A body that is no form at all holds no fields. */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof TypeError) return new FormData()
    throw error
  }
}
