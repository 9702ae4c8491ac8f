/** Begins the files of tests in the order of their projects in `vitest.config.ts`. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs projects in the order of the configuration: by itself, Vitest takes them by their names. */
export class ProjectOrderSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => this.ctx.projects.indexOf(project)
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}
