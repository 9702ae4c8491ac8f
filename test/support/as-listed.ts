/** In which order the files of tests begin: those of a kind after those of the one above it in the configuration. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By itself, Vitest takes kinds by their names. */
export class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => this.ctx.projects.indexOf(project)
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}
