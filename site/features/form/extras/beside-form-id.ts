/** Id of the place beside a form for what follows from an answer: a page that has room there has it. */
export const besideFormId = 'besideForm'
