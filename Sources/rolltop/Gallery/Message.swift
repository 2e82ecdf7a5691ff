/// A sample mail message.
struct Message {
  var sender: String
  var time: String
  var subject: String
  var body: String
  var isUnread = false
}

extension Message {
  static let samples = [
    Message(
      sender: "Mary Somerville",
      time: "09:12",
      subject: "Thursday evening",
      body: "Mr Babbage will bring the small machine, and has promised to let everybody turn the "
        + "crank once. Do come.",
      isUnread: true
    ),
    Message(
      sender: "Charles Babbage",
      time: "08:47",
      subject: "Note G",
      body: "Your table of the numbers of Bernoulli is correct in every line but one, and there "
        + "the fault is mine.",
      isUnread: true
    ),
    Message(
      sender: "Luigi Menabrea",
      time: "Yesterday",
      subject: "Notions sur la machine analytique",
      body: "The proofs have arrived from Geneva. I have marked two places in the third part."
    ),
    Message(
      sender: "Augustus De Morgan",
      time: "Yesterday",
      subject: "Exercises",
      body: "Try the second one without the hint; it is shorter than it looks."
    ),
    Message(
      sender: "Joseph Marie Jacquard",
      time: "Monday",
      subject: "Cards",
      body: "Twenty-four thousand of them for a portrait in silk, and each one of them punched "
        + "by hand before the loom did the rest."
    ),
  ]
}
