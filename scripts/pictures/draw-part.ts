import { workerData } from 'node:worker_threads'
import { makeOnce, pictureJobs, type WantedPicture } from './picture-jobs.ts'

type Part = { wanted: readonly WantedPicture[]; part: number; parts: number }

const { wanted, part, parts }: Part = workerData
const jobs = pictureJobs(wanted).filter((_, index) => index % parts === part)
for (const job of jobs) await makeOnce(job)
