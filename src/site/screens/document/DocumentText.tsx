import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { navigateInPlace } from "../../navigation/navigateInPlace";
import { Columns } from "../../ui/Columns";
import { ContentsList } from "../../ui/ContentsList";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import { StickyAside } from "../../ui/StickyAside";

const Root = styled(Section)({ paddingTop: "clamp(2rem, 4vw, 4rem)" });

const Reader = styled("div")({ maxWidth: "43rem" });

const Changed = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  marginBottom: 24,
  color: vars.palette.text.secondary,
}));

const Notice = styled("p")(({ theme: { shape } }) => ({
  marginBottom: 32,
  borderRadius: shape.borderRadius,
  padding: "18px 24px",
}));

interface DocumentTextProps {
  document: Queries.DocumentTextFragment;
  labels: Queries.DocumentLabelsFragment;
  /** The content is the sample's: nobody must take it for a lawyer's. */
  isSample: boolean;
}

/** The parts of a document beside the list of them. */
export function DocumentText({
  document: { isoDate, date, sections },
  labels,
  isSample,
}: DocumentTextProps) {
  const [before, after] = labels.changed.split("{date}");
  return (
    <Root>
      <Columns split="4-7">
        <div>
          <StickyAside>
            <ContentsList
              heading={labels.contentsHeading}
              sections={sections}
            />
          </StickyAside>
        </div>
        <Reader>
          {isSample && (
            <Notice role="note" data-plane="tint">
              {labels.sampleNotice}
            </Notice>
          )}
          <Changed>
            {before}
            <time dateTime={isoDate}>{date}</time>
            {after}
          </Changed>
          <Prose onClick={navigateInPlace}>
            {sections.map(({ id, heading, html }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                <div dangerouslySetInnerHTML={{ __html: html }} />
              </section>
            ))}
          </Prose>
        </Reader>
      </Columns>
    </Root>
  );
}

export const fragments = graphql`
  fragment DocumentText on Document {
    isoDate: date(formatString: "YYYY-MM-DD")
    date(formatString: "D MMMM YYYY")
    sections {
      id
      heading
      html
    }
  }

  fragment DocumentLabels on DocumentPage {
    contentsHeading
    changed
    sampleNotice
  }
`;
