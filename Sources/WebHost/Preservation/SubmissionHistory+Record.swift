extension SubmissionHistory {
    /// Writes the history into the record of its scene.
    ///
    /// Of what became of a submission it is kept whether the app made a mistake; a refusal comes back as something that
    /// was performed, so that its repetition shows the present page.
    func write(to writer: inout RecordWriter) {
        writer.write(nextSequence)
        writer.write(highestForgottenSequence)
        writer.write(entries.count)
        for entry in entries {
            writer.write(entry.sequence)
            writer.write(entry.fingerprint)
            if case .faulted(let description) = entry.outcome {
                writer.write(1)
                writer.write(description)
            } else {
                writer.write(0)
            }
        }
    }

    /// Reads a history from the record of its scene.
    ///
    /// - Parameters:
    ///   - reader: The record.
    ///   - capacity: How many submissions are remembered.
    init(reading reader: inout RecordReader, capacity: Int) throws(RecordReader.Malformed) {
        self.init(capacity: capacity)
        nextSequence = max(try reader.integer(), 1)
        highestForgottenSequence = try reader.integer()
        var remaining = try reader.integer()
        while remaining > 0 {
            let sequence = try reader.integer()
            let fingerprint = try reader.number()
            let outcome: SubmissionOutcome =
                try reader.integer() == 1 ? .faulted(description: try reader.text()) : .performed
            append(Entry(sequence: sequence, fingerprint: fingerprint, outcome: outcome))
            remaining -= 1
        }
    }
}
