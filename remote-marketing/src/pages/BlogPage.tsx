import { BlogStudio } from '../blog/BlogStudio';
import { Loaded } from '../studio/Loaded';

/** /marketing/blog: the open piece is `piece=`. */
export const BlogPage = () => (
  <Loaded>
    <BlogStudio />
  </Loaded>
);
