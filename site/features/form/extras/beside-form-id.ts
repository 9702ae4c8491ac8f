/** Of the place beside a form for what follows from an answer: a page that has room there gives it this id. */
export const besideFormId = 'besideForm'
